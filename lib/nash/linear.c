#include "linear.h"

#include <math.h>

bool linear_solve(double *rows, int count, int stride)
{
	for (int k = 0; k < count; k++) {
		double *const pivot = rows + k * stride;
		int best = k;

		for (int i = k + 1; i < count; i++)
			if (fabs(rows[i * stride + k]) > fabs(rows[best * stride + k]))
				best = i;
		if (rows[best * stride + k] == 0)
			return false;
		for (int j = k; j <= count && best != k; j++) {
			const double swapped = pivot[j];

			pivot[j] = rows[best * stride + j];
			rows[best * stride + j] = swapped;
		}
		for (int i = 0; i < count; i++) {
			double *const row = rows + i * stride;
			const double factor = row[k] / pivot[k];

			for (int j = k; j <= count && i != k && factor != 0; j++)
				row[j] -= factor * pivot[j];
		}
	}
	for (int k = 0; k < count; k++)
		rows[k * stride + count] /= rows[k * stride + k];
	return true;
}
