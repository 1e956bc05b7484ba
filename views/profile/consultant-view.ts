export interface ConsultantView {
  readonly name: string;
  readonly title: string;
  readonly monogram: string;
  /** Address of their picture in the CRM; absent where there is none. */
  readonly picture?: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: string;
}
