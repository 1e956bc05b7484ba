import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import type { ReserveForm } from './reserve-form';
import { ReserveFormView } from './ReserveFormView';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

export interface ReserveExperiencePageProps {
  readonly frame: Frame;
  readonly title: string;
  readonly experienceHref: string;
  readonly picture: PictureView;
  readonly form?: ReserveForm;
  readonly tripChoices?: readonly { readonly label: string; readonly href: string }[];
  readonly instead?: { readonly message: string; readonly action: { readonly label: string; readonly href: string } };
}

/** With script the experience's page opens this content in a dialog (EXC-08 to EXC-15). */
export function ReserveExperiencePage({
  frame,
  title,
  experienceHref,
  picture,
  form,
  tripChoices = [],
  instead,
}: ReserveExperiencePageProps) {
  const mistakes = form ? mistakesOf(form) : [];
  return (
    <SiteLayout frame={frame}>
      <Head title={mistakes.length > 0 ? `${texts.errorPrefix} ${title}` : title} isPrivate />
      <div className="band band--section reserve-experience" data-reserve="">
        <a className="reserve-experience__back" href={experienceHref}>
          <Icon name="back" />
          {texts.back(title)}
        </a>
        <header className="reserve-experience__head">
          <p className="eyebrow" data-reserve-words="">
            {form?.isLimited ? texts.titleLimited : texts.title}
          </p>
          <h1 className="reserve-experience__title">{title}</h1>
          {form ? (
            <p className="reserve-experience__trip" data-reserve-trip="">
              {form.trip}
            </p>
          ) : null}
        </header>
        {tripChoices.length > 0 ? (
          <nav className="reserve-experience__trips" aria-labelledby="reserve-trips" data-reserve-trips="">
            <p id="reserve-trips">{form ? texts.otherTrips : texts.chooseTrip}</p>
            <ul>
              {tripChoices.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {form ? <ReserveFormView form={form} mistakes={mistakes} messages={frame.messages} /> : null}
        {instead ? (
          <div className="reserve-experience__instead" data-reserve-instead="">
            <p>{instead.message}</p>
            <p>
              <ButtonLink href={instead.action.href}>{instead.action.label}</ButtonLink>
            </p>
          </div>
        ) : null}
        <Picture className="reserve-experience__picture" picture={picture} sizes="(min-width: 1024px) 36vw, 100vw" />
      </div>
    </SiteLayout>
  );
}

const mistakesOf = ({ errors: { departure, guests, notes } }: ReserveForm) => [
  ...(departure === undefined ? [] : [{ fieldId: 'departure', message: departure }]),
  ...(guests === undefined ? [] : [{ fieldId: 'guests', message: guests }]),
  ...(notes === undefined ? [] : [{ fieldId: 'notes', message: notes }]),
];
