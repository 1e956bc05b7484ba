import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { type ReservationHeaderView, ReservationLayout } from '../reserve/ReservationLayout';
import { Eyebrow } from '../ui/Eyebrow';
import type { FormAnswers } from './mistakes-in-order';
import { engineTexts } from './engine.texts';

interface EngineLayoutProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly children: ReactNode;
}

/** Details and Payment use the layout of the reservation flow, although the engine serves them (RES-20). */
export function EngineLayout({ frame, header, children }: EngineLayoutProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <div className="engine">{children}</div>
    </ReservationLayout>
  );
}

/** The document title of a step, marked when the form has errors. A page must set its title only once. */
export function EngineTitle({ title, errors }: { readonly title: string } & Pick<FormAnswers, 'errors'>) {
  return <Head title={Object.keys(errors).length > 0 ? engineTexts.another(title) : title} isPrivate />;
}

export function EngineHead({
  eyebrow,
  title,
  children,
}: {
  readonly eyebrow: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <header className="engine__head">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="reservation__title">{title}</h1>
      <p className="reservation__lead">{children}</p>
    </header>
  );
}
