import { ReduceDataOptionsBuilder } from '@grafana/grafana-foundation-sdk/common';
import { DashboardBuilder, DashboardCursorSync, RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import * as prometheus from '@grafana/grafana-foundation-sdk/prometheus';
import * as stat from '@grafana/grafana-foundation-sdk/stat';
import * as timeseries from '@grafana/grafana-foundation-sdk/timeseries';

/** A PromQL expression and its legend; `{{route}}` inserts a label's value. */
type Query = [expression: string, legend: string];

const source = { type: 'prometheus', uid: 'prometheus' };

const target = ([expression, legend]: Query) =>
  new prometheus.DataqueryBuilder().datasource(source).expr(expression).legendFormat(legend);

/** Creates a panel with a single current value, a sixth of a row wide. */
function figure(title: string, expression: string, unit = 'short') {
  return new stat.PanelBuilder()
    .title(title)
    .datasource(source)
    .unit(unit)
    .reduceOptions(new ReduceDataOptionsBuilder().calcs(['lastNotNull']))
    .span(4)
    .height(4)
    .withTarget(target([expression, '']).instant());
}

/** Creates a time series panel, a third of a row wide. */
function course(title: string, unit: string, ...queries: Query[]) {
  const panel = new timeseries.PanelBuilder()
    .title(title)
    .datasource(source)
    .unit(unit)
    .min(0)
    .fillOpacity(8)
    .span(8)
    .height(8);
  return queries.reduce((built, query) => built.withTarget(target(query)), panel);
}

const calls = 'route=~"/api/.*"';
const quantile = (share: number, of: string, by = 'le') =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${of}[$__rate_interval])))`;
const rate = (of: string) => `rate(${of}[$__rate_interval])`;

/** Returns the monitoring dashboard in Grafana's format; `dashboard.json` is its output. */
export const dashboard = () =>
  new DashboardBuilder('Suite')
    .uid('suite')
    .tags(['suite'])
    .tooltip(DashboardCursorSync.Crosshair)
    .refresh('30s')
    .time({ from: 'now-6h', to: 'now' })
    .timezone('browser')
    .withPanel(figure('APIs that answer', 'count(up{job="api"} == 1)'))
    .withPanel(figure('Gateways that answer', 'count(up{job="gateway"} == 1)'))
    .withPanel(figure('Database', 'max(suite_database_up)'))
    .withPanel(figure('In the journals', 'sum(suite_intake_journal_waiting)'))
    .withPanel(figure('Refused for good', 'sum(suite_intake_quarantined)'))
    .withPanel(figure('Alerts', 'count(ALERTS{alertstate="firing"}) or vector(0)'))
    .withRow(new RowBuilder('Submissions'))
    .withPanel(
      course('Acknowledged an hour', 'short', [
        'sum by (form) (increase(suite_intake_acknowledged_total[1h]))',
        '{{form}}',
      ]),
    )
    .withPanel(
      course(
        'Journal: how many wait, and for how long',
        'short',
        ['max by (instance) (suite_intake_journal_waiting)', '{{instance}} waiting'],
        ['max by (instance) (suite_intake_journal_oldest_seconds)', '{{instance}} seconds'],
      ),
    )
    .withPanel(
      course(
        'Kept out or flagged an hour',
        'short',
        ['sum(increase(suite_intake_flagged_total[1h]))', 'flagged'],
        [
          'sum by (reason) (increase(suite_refusals_total{code="captcha_refused"}[1h]))',
          'captcha {{reason}}',
        ],
        [
          'sum by (reason) (increase(suite_refusals_total{code="too_many_requests"}[1h]))',
          'too many {{reason}}',
        ],
      ),
    )
    .withRow(new RowBuilder('What is sent'))
    .withPanel(course('Waiting', 'short', ['max by (channel) (suite_outbox_waiting)', '{{channel}}']))
    .withPanel(
      course('Age of the oldest', 's', ['max by (channel) (suite_outbox_oldest_seconds)', '{{channel}}']),
    )
    .withPanel(course('Given up', 'short', ['max by (channel) (suite_outbox_dead_letters)', '{{channel}}']))
    .withRow(new RowBuilder('API'))
    .withPanel(
      course('Calls a second', 'reqps', [
        `sum by (status) (${rate(`suite_requests_total{${calls}}`)})`,
        '{{status}}',
      ]),
    )
    .withPanel(
      course('Slowest twentieth of the calls, by route', 's', [
        quantile(0.95, `suite_request_seconds_bucket{${calls}}`, 'le, route'),
        '{{route}}',
      ]),
    )
    .withPanel(
      course('Failed sign-ins an hour', 'short', [
        'sum by (code) (increase(suite_refusals_total{route=~"/api/login.*"}[1h]))',
        '{{code}}',
      ]),
    )
    .withPanel(
      course(
        'Lag of the event loop, and processor',
        's',
        ['nodejs_eventloop_lag_p99_seconds', '{{instance}} lag'],
        [rate('process_cpu_seconds_total{job="api"}'), '{{instance}} processor'],
      ),
    )
    .withPanel(course('Memory', 'bytes', ['process_resident_memory_bytes{job="api"}', '{{instance}}']))
    .withPanel(
      course(
        'Disk of the data folder',
        'bytes',
        ['suite_data_disk_free_bytes', '{{instance}} free'],
        ['suite_data_disk_size_bytes', '{{instance}} size'],
      ),
    )
    .withRow(new RowBuilder('Gateway'))
    .withPanel(
      course('Requests a second', 'reqps', [
        `sum by (kind, status) (${rate('suite_gateway_requests_total')})`,
        '{{kind}} {{status}}',
      ]),
    )
    .withPanel(
      course('Words of the cache', 'reqps', [
        `sum by (cache) (${rate('suite_gateway_requests_total{kind=~"page|admin|asset"}')})`,
        '{{cache}}',
      ]),
    )
    .withPanel(
      course('Slowest twentieth, by kind', 's', [
        quantile(0.95, 'suite_gateway_request_seconds_bucket', 'le, kind'),
        '{{kind}}',
      ]),
    )
    .withPanel(course('Connections', 'short', ['sum by (state) (suite_gateway_connections)', '{{state}}']))
    .withPanel(
      course(
        'Connections accepted and dropped a second',
        'short',
        [`sum(${rate('suite_gateway_connections_accepted_total')})`, 'accepted'],
        [`sum(${rate('suite_gateway_connections_dropped_total')})`, 'dropped'],
      ),
    )
    .withPanel(
      course('Parts that failed behind it, an hour', 'short', [
        'sum by (kind) (increase(suite_gateway_upstream_failures_total[1h]))',
        '{{kind}}',
      ]),
    )
    .withRow(new RowBuilder('Browsers (sampled)'))
    .withPanel(
      course('Vitals: three of four page loads are faster', 's', [
        quantile(0.75, 'suite_web_vital_seconds_bucket', 'le, vital'),
        '{{vital}}',
      ]),
    )
    .withPanel(
      course('Layout shift: three of four page loads move less', 'short', [
        quantile(0.75, 'suite_web_vital_layout_shift_bucket', 'le, route'),
        '{{route}}',
      ]),
    )
    .withPanel(
      course('Errors of scripts an hour', 'short', [
        'sum by (app, route) (increase(suite_client_errors_total[1h]))',
        '{{app}} {{route}}',
      ]),
    )
    .withRow(new RowBuilder('What runs'))
    .withPanel(
      course('Age of the last backup', 's', [
        'time() - max(suite_backup_last_success_timestamp_seconds)',
        'backup',
      ]),
    )
    .withPanel(
      course('Versions', 'short', [
        'count by (version, node) (suite_build_info)',
        '{{version}} on Node {{node}}',
      ]),
    )
    .withPanel(
      figure('The certificate ends in', 'min(suite_gateway_certificate_end_timestamp_seconds) - time()', 's'),
    )
    .build();
