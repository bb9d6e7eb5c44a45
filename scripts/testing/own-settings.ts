/** Variables that a person has set for a product of their own: its data, addresses, mail. Not its company facts. */
export const ownSettings =
  /^(ADMIN_|NODE_ENV$|PORT$|PUBLIC_URL$|DATABASE_URL|SESSION_SECRET|LIMIT_|TRUSTED_PROXY$|CAPTCHA_|COMPANY_EMAIL|SMTP_|MAIL_|WEBHOOK_|METRICS_|CLIENT_REPORTS$)/;
