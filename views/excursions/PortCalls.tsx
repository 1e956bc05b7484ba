import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { excursionsTexts as texts } from './excursions.texts';

export interface PortCallsView {
  readonly port: { readonly name: string; readonly country: string; readonly description: string; readonly href: string };
  /** On the voyage that a guest browses for, by date; empty when it can not be had there. */
  readonly theirs?: readonly PortCallView[];
  /** By date. */
  readonly next: readonly PortCallView[];
  readonly later: readonly PortCallView[];
}

export interface PortCallView {
  readonly id: string;
  /** 15 June 2027. */
  readonly date: string;
  readonly day: number;
  /** starts 8:30 am and 1:30 pm. */
  readonly times: string;
  readonly voyage: string;
  /** 12 – 19 June 2027. */
  readonly sailing: string;
  readonly href: string;
}

/** The sailings to come on which this can be had, each leading to its voyage on that date (ROU-04). */
export function PortCalls({ calls: { port, theirs, next, later } }: { readonly calls: PortCallsView }) {
  return (
    <section className="port-calls" aria-labelledby="calls-title">
      <div className="band band--section port-calls__band">
        <div className="port-calls__head">
          <Eyebrow>{texts.callsEyebrow}</Eyebrow>
          <h2 className="port-calls__title" id="calls-title">{texts.callsTitle(port.name)}</h2>
          <p className="port-calls__port">{port.description}</p>
          <p><a className="port-calls__about" href={port.href}>{texts.aboutPort(port.name)}</a></p>
        </div>
        <div>
          {theirs ? <Theirs calls={theirs} port={port.name} /> : null}
          {next.length === 0 ? <p className="port-calls__none">{texts.noCalls(port.name)}</p> : <Calls calls={next} />}
          {later.length > 0 ? (
            <details className="port-calls__later">
              <summary>{texts.moreCalls(later.length)}<Icon name="chevron" /></summary>
              <Calls calls={later} />
            </details>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Theirs({ calls, port }: { readonly calls: readonly PortCallView[]; readonly port: string }) {
  return (
    <section className="port-calls__theirs" aria-labelledby="theirs-title">
      <h3 className="eyebrow" id="theirs-title">{texts.alongTitle}</h3>
      {calls.length > 0 ? <Calls calls={calls} /> : <p className="port-calls__none">{texts.alongNone(port)}</p>}
    </section>
  );
}

function Calls({ calls }: { readonly calls: readonly PortCallView[] }) {
  return (
    <ul>
      {calls.map(({ id, date, day, times, voyage, sailing, href }) => (
        <li key={id} className="port-call">
          <p className="port-call__when"><span className="port-call__date">{date}</span><span>{texts.callDay(day)}, {times}</span></p>
          <p className="port-call__voyage"><a className="card__link" href={href}>{voyage}</a><span>{sailing}</span></p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
