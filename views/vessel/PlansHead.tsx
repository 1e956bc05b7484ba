interface PlansHeadProps {
  readonly vessel: { readonly name: string; readonly href: string };
  readonly title: string;
  readonly standfirst: string;
}

export const PlansHead = ({ vessel, title, standfirst }: PlansHeadProps) => (
  <header className="plans__head">
    <p className="eyebrow">
      <a className="plans__up" href={vessel.href}>
        {vessel.name}
      </a>
    </p>
    <h1 className="plans__title">{title}</h1>
    <p className="plans__standfirst">{standfirst}</p>
  </header>
);
