import { SeeMore } from '../content/SeeMore';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { excursionsTexts as texts } from './excursions.texts';
import { CardLink } from '../ui/Card';

export interface PortCallsView {
  readonly port: {
    readonly name: string;
    readonly country: string;
    readonly description: string;
    readonly href?: string;
  };
  readonly ofOwnVoyage?: readonly PortCallView[];
  readonly next: readonly PortCallView[];
  /** Later calls are collapsed behind See More, but present in the page (CNT-39). */
  readonly later: readonly PortCallView[];
}

export interface PortCallView {
  readonly id: string;
  readonly date: string;
  readonly day: number;
  readonly times: string;
  readonly voyage: string;
  readonly sailing: string;
  readonly href: string;
}

/** Shows future sailings that offer the experience, each with a link to its voyage on that date (ROU-04). */
export function PortCalls({ calls: { port, ofOwnVoyage, next, later } }: { readonly calls: PortCallsView }) {
  const calls = [...next, ...later];
  return (
    <section className="port-calls" aria-labelledby="calls-title">
      <div className="band band--section port-calls__band">
        <div className="port-calls__head">
          <Eyebrow>{texts.callsEyebrow}</Eyebrow>
          <h2 className="port-calls__title" id="calls-title">
            {texts.callsTitle(port.name)}
          </h2>
          <p className="port-calls__port">{port.description}</p>
          {port.href === undefined ? null : (
            <p>
              <a className="port-calls__about" href={port.href}>
                {texts.aboutPort(port.name)}
              </a>
            </p>
          )}
        </div>
        <div>
          {ofOwnVoyage ? <Theirs calls={ofOwnVoyage} port={port.name} /> : null}
          {calls.length === 0 && !ofOwnVoyage?.length ? (
            <p className="port-calls__none">{texts.noCalls(port.name)}</p>
          ) : null}
          {calls.length === 0 ? null : (
            <SeeMore id="call-list" limit={next.length}>
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </SeeMore>
          )}
        </div>
      </div>
    </section>
  );
}

function Theirs({ calls, port }: { readonly calls: readonly PortCallView[]; readonly port: string }) {
  return (
    <section className="port-calls__theirs" aria-labelledby="theirs-title">
      <h3 className="eyebrow" id="theirs-title">
        {texts.alongTitle}
      </h3>
      {calls.length > 0 ? (
        <ul className="port-calls__list">
          {calls.map((call) => (
            <li key={call.id}>
              <Call call={call} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="port-calls__none">{texts.alongNone(port)}</p>
      )}
    </section>
  );
}

function Call({ call: { date, day, times, voyage, sailing, href } }: { readonly call: PortCallView }) {
  return (
    <div className="port-call">
      <p className="port-call__when">
        <span className="port-call__date">{date}</span>
        <span>
          {texts.callDay(day)}, {times}
        </span>
      </p>
      <p className="port-call__voyage">
        <CardLink href={href}>{voyage}</CardLink>
        <span>{sailing}</span>
      </p>
      <Icon name="arrow" />
    </div>
  );
}
