/** A reason why the gateway can't start, worded for the operator. */
export class GatewayStartError extends Error {}
