import { array, type InferType, number, object, string } from 'yup';
import { longestMessage, longestStack, mostErrors } from './error-text.ts';
import { pagePaths } from './pages.ts';

/** The apps that run scripts in a browser. */
const reportingApps = ['shell', 'marketing', 'admin'] as const;

/** Core Web Vitals, and the two metrics that explain them. */
const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

const ratings = ['good', 'needs-improvement', 'poor'] as const;

const release = string()
  .matches(/^[\w.-]{0,64}$/, 'release must be the hash in a file name')
  .default('');

/** The body of `POST /api/client-reports`, sent for a sample of visits. */
export const clientReportSchema = object({
  route: string()
    .oneOf([...pagePaths, 'other'] as const)
    .required('route is missing'),
  errors: array(
    object({
      app: string().oneOf(reportingApps).required('app is missing'),
      release,
      name: string().max(60).default('Error'),
      message: string().max(longestMessage).default(''),
      stack: string().max(longestStack).default(''),
    }),
  )
    .max(mostErrors)
    .default([]),
  vitals: array(
    object({
      name: string().oneOf(vitalNames).required('name is missing'),
      /** Milliseconds, or the score for CLS. */
      value: number().min(0).max(600_000).required('value is missing'),
      rating: string().oneOf(ratings).required('rating is missing'),
    }),
  )
    .max(vitalNames.length)
    .default([]),
});

export type ClientReport = InferType<typeof clientReportSchema>;
export type ClientError = ClientReport['errors'][number];
