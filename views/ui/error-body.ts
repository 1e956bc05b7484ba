/** What the API's errors say to a browser: the server's message, mistakes by field, and the request id to quote (H13). */
export interface ErrorBody {
  readonly error?: string;
  readonly code?: string;
  readonly requestId?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}
