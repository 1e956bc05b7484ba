/** A guest's request to delete their data. Operators carry it out; until then it can be withdrawn. */
export interface DeletionRequest {
  readonly requestId: string;
  readonly askedAt: Date;
  readonly state: 'open' | 'withdrawn' | 'carried-out';
  readonly settledAt?: Date;
}
