/** Why the gateway can't start, as a sentence for whoever starts it. */
export class GatewayStartError extends Error {}
