import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { CachedFragment } from '../ui/CachedFragment';
import { SelectField } from '../ui/SelectField';
import { layoutTexts } from './layout.texts';
import type { NavigationView } from './navigation-view';
import { siteLinks } from './site-links';
import { openOneAtATime } from './SiteMenu';

const texts = layoutTexts.finder;

/** A GET form with the parameter names of the list of voyages (NAV-01). */
export function VoyageFinder({ regions }: Pick<NavigationView, 'regions'>) {
  const options = [
    { value: '', label: texts.anyRegion },
    ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <CachedFragment from={regions}>
      <details className="menu finder" name={openOneAtATime} data-menu="">
        <summary className="menu__word site-header__link">
          <Icon name="compass" className="site-header__icon" />
          <span className="site-header__label">{texts.open}</span>
        </summary>
        <div className="menu-panel">
          <form className="finder__form" action={siteLinks.voyages} aria-label={texts.label}>
            <p className="finder__title">{texts.title}</p>
            <SelectField id="finder-region" name="region" label={texts.region} options={options} />
            <Field id="finder-from" name="startDate" type="date" label={texts.from} required={false} />
            <Field id="finder-to" name="endDate" type="date" label={texts.to} required={false} />
            <Button variant="secondary">{texts.go}</Button>
          </form>
        </div>
      </details>
    </CachedFragment>
  );
}
