export interface RenderRequest {
  readonly id: number;
  readonly name: string;
  readonly facts: unknown;
}

export type RenderReply =
  | { readonly id: number; readonly document: unknown }
  | { readonly id: number; readonly error: string };
