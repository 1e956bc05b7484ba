export interface ConsultantView {
  readonly name: string;
  readonly title: string;
  readonly monogram: string;
  readonly picture?: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: string;
}
