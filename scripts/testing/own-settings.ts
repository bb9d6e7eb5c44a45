/** Matches the variables of a user's own product: data, addresses, mail. Company facts are not included. */
export const ownSettings =
  /^(ADMIN_|NODE_ENV$|PORT$|PUBLIC_URL$|DATABASE_URL|SESSION_SECRET|LIMIT_|TRUSTED_PROXY$|CAPTCHA_|COMPANY_EMAIL|SMTP_|MAIL_|WEBHOOK_|METRICS_|CLIENT_REPORTS$)/;
