/** `status` is what the receiver answered, `error` a code of why nothing was answered. */
export interface DeliveryAttempt {
  readonly status?: number;
  readonly error?: string;
  readonly ms: number;
}
