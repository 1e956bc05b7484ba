import { ContactUsCard } from '../content/ContactUsCard';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { useLineFacts } from '../layout/line-facts';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { type Capability, type CapabilityState, statusTexts as texts } from './status.texts';

interface StatusPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly capabilities: readonly { readonly name: Capability; readonly state: CapabilityState }[];
  readonly checkedAt: string;
}

/** Public page that says which of the site's capabilities work (reliability G10). */
export function StatusPage({ frame, head, capabilities, checkedAt }: StatusPageProps) {
  const failing = capabilities.filter(({ state }) => state === 'failing').length;
  const well = capabilities.some(({ state }) => state === 'reviewed') ? texts.allReviewed : texts.allWell;
  const { phone, email, hours } = useLineFacts();
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.title} description={texts.description} />
      <div className="band status">
        <header className="status__head">
          <h1 className="status__title">{texts.headline}</h1>
          <p className="status__standfirst">{failing === 0 ? well : texts.interrupted(failing)}</p>
        </header>
        <ul className="status__list">
          {capabilities.map(({ name, state }) => (
            <li key={name} className="status__capability" data-working={state !== 'failing'}>
              <h2 className="status__name">{texts.capabilities[name].name}</h2>
              <p className="status__state">{texts[state]}</p>
              <p className="status__words">{texts.capabilities[name][state === 'failing' ? 'fails' : 'works']}</p>
              {state === 'reviewed' && <p className="status__words">{texts.reviewedWords}</p>}
            </li>
          ))}
        </ul>
        <p className="status__checked">{texts.checkedAt(checkedAt)}</p>
      </div>
      <div className="band status-end">
        <ContactUsCard
          title={texts.callTitle}
          text={texts.callText}
          phone={phone}
          email={email}
          {...(hours === undefined ? {} : { hours })}
          action={{ label: texts.callAction, href: siteLinks.contact }}
        />
      </div>
    </SiteLayout>
  );
}
