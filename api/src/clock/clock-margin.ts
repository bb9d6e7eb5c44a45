/** Maximum difference in milliseconds between the clocks of API processes. */
export const clockMargin = 60 * 60 * 1000;
