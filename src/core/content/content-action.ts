export interface ContentAction {
  readonly label: string;
  readonly href: string;
}
