#include "cards/eval/eval_orders.h"
#include "cards/omaha/omaha_inside.h"

const uint8_t omaha_low_bits[16] = {0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0, 0, 0, 0, 0, 0x01};

score omaha_low_value(const card *hole, int own, const card *board, int on_board)
{
	return eval_omaha_eight_or_better(eval_eights_of(board, on_board),
		eval_eights_of(hole, own));
}
