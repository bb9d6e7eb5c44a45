import type { Config } from '../../api/src/server/config.ts';

/**
 * Returns the configuration of Alertmanager, as JSON, which is YAML too: alerts are mailed to the operator through the mail
 * server of the API. Without one, they are only shown by Prometheus.
 */
export function alertmanagerConfig({ mail, operatorEmail }: Pick<Config, 'mail' | 'operatorEmail'>): string {
  const isMailed = mail !== undefined && operatorEmail !== undefined;
  return JSON.stringify({
    route: { receiver: 'operator', group_by: ['alertname'], repeat_interval: '12h' },
    receivers: [
      {
        name: 'operator',
        email_configs: isMailed ? [{ to: operatorEmail, send_resolved: true }] : [],
      },
    ],
    ...(isMailed && {
      global: {
        smtp_from: mail.from,
        smtp_smarthost: `${mail.server.host.includes(':') ? `[${mail.server.host}]` : mail.server.host}:${mail.server.port}`,
        // Requires STARTTLS; port 465 uses TLS from the start.
        smtp_require_tls: mail.server.requireTLS,
        ...(mail.server.auth && {
          smtp_auth_username: mail.server.auth.user,
          smtp_auth_password: mail.server.auth.pass,
        }),
      },
    }),
  });
}
