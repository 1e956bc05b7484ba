import { Icon } from '../ui/Icon';
import { ChefMedallion } from './ChefMedallion';
import type { ChefView } from './culinary-views';
import { culinaryTexts as texts } from './culinary.texts';
import { TermGroup } from '../ui/TermGroup';

interface ChefPickerProps {
  readonly chefs: readonly ChefView[];
  readonly chosenSlug: string;
}

/** Radio buttons make the choice work without script, by arrow keys and with screen readers (CNT-04). */
export function ChefPicker({ chefs, chosenSlug }: ChefPickerProps) {
  return (
    <fieldset className="chef-picker">
      <legend className="hidden-to-the-eye">{texts.chefsTitle}</legend>
      {chefs.map((chef) => (
        <Choice key={chef.slug} chef={chef} isChosen={chef.slug === chosenSlug} />
      ))}
    </fieldset>
  );
}

function Choice({ chef, isChosen }: { readonly chef: ChefView; readonly isChosen: boolean }) {
  const id = `chef-${chef.slug}`;
  return (
    <>
      <input
        className="chef-picker__input"
        type="radio"
        name="chef"
        id={id}
        value={chef.slug}
        defaultChecked={isChosen}
        autoComplete="off"
        aria-describedby={`${id}-role`}
      />
      <label className="chef-picker__choice" htmlFor={id}>
        <ChefMedallion className="chef-picker__small" size="small" monogram={chef.monogram} seed={chef.slug} />
        <span className="chef-picker__name">{chef.fullName}</span>
        <span className="chef-picker__role" id={`${id}-role`}>
          {chef.role}
        </span>
      </label>
      <ChosenChef chef={chef} />
    </>
  );
}

function ChosenChef({ chef }: { readonly chef: ChefView }) {
  return (
    <article className="chef-picker__chosen" id={chef.slug} aria-label={chef.fullName}>
      <ChefMedallion className="chef-picker__large" monogram={chef.monogram} seed={chef.slug} />
      <div className="chef-picker__words">
        <p className="chef-picker__from">{texts.chefFrom(chef.from)}</p>
        <h3 className="chef-picker__title">{chef.fullName}</h3>
        <p className="chef-picker__summary">{chef.summary}</p>
        <div className="prose" dangerouslySetInnerHTML={{ __html: chef.html }} />
        <dl className="chef-picker__facts">
          <TermGroup term={texts.signature}>{chef.signature}</TermGroup>
          {chef.venues.length > 0 ? (
            <TermGroup term={texts.worksIn}>
              {chef.venues.map(({ name, href }) => (
                <a key={href} href={href}>
                  {name}
                </a>
              ))}
            </TermGroup>
          ) : null}
        </dl>
        <a className="chef-picker__more" href={chef.href}>
          {texts.chefPage(chef.fullName)}
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
