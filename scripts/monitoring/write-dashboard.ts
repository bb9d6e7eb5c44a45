import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dashboard } from './dashboard.ts';

/** `npm run dashboard`: writes Grafana's dashboard.json. */
writeFileSync(
  path.join(import.meta.dirname, 'grafana/dashboard.json'),
  `${JSON.stringify(dashboard(), null, 2)}\n`,
);
