/* An SVG image: for each player, or group, a graph of the net result and of the all-in EV over the
 * hands. */
#include "stats_command.h"

#include "frame/svg.h"

#include <math.h>
#include <string.h>

enum {
	MARGIN = 20,
	AXIS = 70, /* space for axis labels, left of the graph */
	WIDTH = 720,
	HEIGHT = 240,
	TITLE_LINE = 30,
	LABEL_LINE = 22, /* below the graph */
	BETWEEN = 24,    /* between two graphs */
	LINES_MAX = 6    /* grid lines, at round numbers of big blinds */
};

/* A graph: its range in big blinds, and its position in the image. */
struct stats_svg_graph {
	const struct stats_graph *graph;
	double low, high, step; /* round: low and high are multiples of step */
	unsigned long top;
};

/* Dark in the reader's dark mode. */
static const char *const style =
	"<style>text{font-family:sans-serif;font-size:13px}.title{font-size:16px;font-weight:bold}"
	".axis{text-anchor:end}.last{text-anchor:end}line{stroke:#ddd}line.zero{stroke:#888}"
	"polyline{fill:none;stroke-width:1.5}.net{stroke:#1a6fb0}.adjusted{stroke:#d07a1f}"
	"text.net{fill:#1a6fb0;stroke:none}text.adjusted{fill:#b3610f;stroke:none}"
	"@media(prefers-color-scheme:dark){rect{fill:#1c1c1e}text{fill:#e6e6e6}line{stroke:#3a3a3c}"
	".net{stroke:#5eb0ef}.adjusted{stroke:#f0a04b}text.net{fill:#5eb0ef}"
	"text.adjusted{fill:#f0a04b}}</style>\n";

/* -- scales ----------------------------------------------------------------------- */

/* 1, 2 or 5 times a power of ten, so that few steps cover the span. */
static double step_of(double span)
{
	double step = pow(10, floor(log10(span / LINES_MAX)));

	if (span / step > LINES_MAX)
		step *= 2;
	if (span / step > LINES_MAX)
		step *= 2.5;
	if (span / step > LINES_MAX)
		step *= 2;
	return step;
}

static void find_scale(struct stats_svg_graph *graph)
{
	double low = 0, high = 0;

	for (unsigned i = 0; i < graph->graph->count; i++)
		for (int j = 0; j < 2; j++) {
			low = fmin(low, (double)graph->graph->point[i][j]);
			high = fmax(high, (double)graph->graph->point[i][j]);
		}
	if (high - low < 1)
		high = low + 1;
	graph->step = step_of(high - low);
	graph->low = graph->step * floor(low / graph->step);
	graph->high = graph->step * ceil(high / graph->step);
}

static double y_of(const struct stats_svg_graph *graph, double value)
{
	return (double)graph->top + HEIGHT * (graph->high - value) / (graph->high - graph->low);
}

/* Point 0 is before the first hand. */
static double x_of(const struct stats_svg_graph *graph, unsigned point)
{
	return MARGIN + AXIS +
	       WIDTH * (double)stats_graph_hands(graph->graph, point) / (double)graph->graph->hands;
}

/* -- pieces ----------------------------------------------------------------------- */

static void add_place(struct text *out, const char *name, double value)
{
	text_format(out, " %s=\"", name);
	text_add_fixed(out, value, 1);
	text_add_char(out, '"');
}

static void begin_text(struct text *out, const char *class, double x, double y)
{
	text_format(out, "<text class=\"%s\"", class);
	add_place(out, "x", x);
	add_place(out, "y", y);
	text_add_char(out, '>');
}

static void end_text(struct text *out)
{
	text_add_string(out, "</text>\n");
}

static void add_words(struct text *out, const char *class, double x, double y, const char *words)
{
	begin_text(out, class, x, y);
	text_add_string(out, words);
	end_text(out);
}

/* Appends a multiple of the step: 1,500, -0.2, 20M, 1.5B. */
static void add_label(const struct stats_svg_graph *graph, double value, struct text *out)
{
	static const struct {
		double size;
		const char *letter;
	} units[] = {{1e12, "T"}, {1e9, "B"}, {1e6, "M"}, {1, ""}};
	const double largest = fmax(-graph->low, graph->high);
	size_t unit = 0;
	double step;

	while (units[unit].size > 1 && largest < units[unit].size)
		unit++;
	step = graph->step / units[unit].size;
	value /= units[unit].size;
	if (value < 0)
		text_add_char(out, '-');
	if (step >= 1)
		text_add_uint_grouped(out, (uint64_t)(fabs(value) + 0.5));
	else
		text_add_fixed(out, fabs(value), (int)ceil(-log10(step) - 1e-9));
	text_add_string(out, units[unit].letter);
}

static void add_lines(const struct stats_svg_graph *graph, struct text *out)
{
	const int count = (int)((graph->high - graph->low) / graph->step + 0.5);

	for (int i = 0; i <= count; i++) {
		const double value = graph->low + i * graph->step;
		const bool zero = fabs(value) < graph->step / 2;
		const double y = y_of(graph, value);

		text_add_string(out, zero ? "<line class=\"zero\"" : "<line");
		add_place(out, "x1", MARGIN + AXIS);
		add_place(out, "x2", MARGIN + AXIS + WIDTH);
		add_place(out, "y1", y);
		add_place(out, "y2", y);
		text_add_string(out, "/>\n");
		begin_text(out, "axis", MARGIN + AXIS - 6, y + 4);
		if (zero)
			text_add_char(out, '0');
		else
			add_label(graph, value, out);
		if (i == count)
			text_add_string(out, " bb");
		end_text(out);
	}
}

static void add_graph(const struct stats_svg_graph *graph, int which, struct text *out)
{
	text_add_string(out, which ? "<polyline class=\"adjusted\" points=\""
				   : "<polyline class=\"net\" points=\"");
	text_add_fixed(out, x_of(graph, 0), 1);
	text_add_char(out, ',');
	text_add_fixed(out, y_of(graph, 0), 1);
	for (unsigned i = 0; i < graph->graph->count; i++) {
		text_add_char(out, ' ');
		text_add_fixed(out, x_of(graph, i + 1), 1);
		text_add_char(out, ',');
		text_add_fixed(out, y_of(graph, (double)graph->graph->point[i][which]), 1);
	}
	text_add_string(out, "\"/>\n");
}

void stats_draw(struct stats_command *command, struct text *out)
{
	const struct stats_book *book = &command->book;
	unsigned long top = MARGIN;
	struct text body = {0};

	for (size_t i = 0; i < book->count; i++) {
		const struct stats_entry *entry = book->entry[i];
		struct stats_svg_graph graph = {.graph = entry->graph, .top = top + TITLE_LINE};
		double y, x;

		if (!entry->graph || !entry->graph->hands)
			continue;
		find_scale(&graph);
		begin_text(&body, "title", MARGIN, (double)top + TITLE_LINE / 2.0);
		svg_escaped(&body, entry->player);
		text_add_string(&body, entry->group.length ? ", " : "");
		svg_escaped(&body, entry->group);
		end_text(&body);
		add_lines(&graph, &body);
		add_graph(&graph, 1, &body);
		add_graph(&graph, 0, &body);
		y = (double)graph.top + HEIGHT + LABEL_LINE - 6;
		x = MARGIN + AXIS;
		/* The hand numbers below the ends of the graph, and the legend of the two lines
		 * between them. */
		add_words(&body, "first", x, y, "0");
		add_words(&body, "net", x + WIDTH / 2. - 80, y, "net");
		add_words(&body, "adjusted", x + WIDTH / 2., y, "all-in EV");
		begin_text(&body, "last", x + WIDTH, y);
		text_add_uint_grouped(&body, graph.graph->hands);
		text_add_string(&body, graph.graph->hands == 1 ? " hand" : " hands");
		end_text(&body);
		top = graph.top + HEIGHT + LABEL_LINE + BETWEEN;
	}
	svg_page(out, 2 * MARGIN + AXIS + WIDTH, top - (top > MARGIN ? BETWEEN : 0) + MARGIN,
		"felt stats", style, &body);
	text_free(&body);
}
