export interface ConsultantView {
  readonly name: string;
  readonly title: string;
  readonly monogram: string;
  readonly picture?: string;
  readonly email: string;
  /** Absent where the CRM has none. */
  readonly phone?: string;
}
