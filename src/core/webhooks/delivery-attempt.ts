/** `status` is the receiver's HTTP status; `error` is a code of why there was no response. */
export interface DeliveryAttempt {
  readonly status?: number;
  readonly error?: string;
  readonly ms: number;
}
