/** The member of the line's staff who looks after a guest, as guests know them. */
export interface Consultant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly profileImage?: string;
  readonly resourceId: string;
  readonly userId: string;
}
