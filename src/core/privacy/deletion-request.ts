/** A guest asks for the deletion of what the line holds on them. People carry it out; until then it can be withdrawn. */
export interface DeletionRequest {
  readonly requestId: string;
  readonly askedAt: Date;
  readonly state: 'open' | 'withdrawn' | 'carried-out';
  /** When it was withdrawn or carried out. */
  readonly settledAt?: Date;
}
