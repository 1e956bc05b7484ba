import { voyagesTexts as texts } from './voyages.texts';

export interface VoyageGroupView {
  readonly title: string;
  readonly href: string;
  readonly region: string;
  readonly facts: string;
  readonly sailings: readonly {
    readonly itineraryId: string;
    readonly href: string;
    readonly dates: string;
    readonly price: string;
  }[];
}

export const VoyageGroups = ({ groups }: { readonly groups: readonly VoyageGroupView[] }) => (
  <ul className="voyage-groups" id="voyage-list">
    {groups.map(({ title, href, region, facts, sailings }, index) => (
      <li key={href} className="voyage-group" id={`voyage-${index + 1}`}>
        <div className="voyage-group__words">
          <h2 className="voyage-group__title">
            <a href={href}>{title}</a>
          </h2>
          <p className="voyage-group__facts">
            {region}. {facts}
          </p>
        </div>
        <ul className="voyage-group__sailings" aria-label={texts.sailingsOf(title)}>
          {sailings.map((sailing) => (
            <li key={sailing.itineraryId} className="voyage-group__sailing">
              <a href={sailing.href}>{sailing.dates}</a>
              <span className="voyage-group__price">{sailing.price}</span>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
