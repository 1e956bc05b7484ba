import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { SiteLayout } from '../layout/SiteLayout';
import { Eyebrow } from '../ui/Eyebrow';
import type { ReservationView } from './engine-views';

interface EngineLayoutProps {
  readonly frame: Frame;
  readonly reservation: ReservationView;
  readonly children: ReactNode;
}

/** Details and Payment stand in the frame of the reservation flow, although another system answers for them (RES-20). */
export function EngineLayout({ frame, children }: EngineLayoutProps) {
  return (
    <SiteLayout frame={frame}>
      <div className="engine">{children}</div>
    </SiteLayout>
  );
}

export function EngineHead({ eyebrow, title, children }: { readonly eyebrow: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <header className="engine__head">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="engine__title">{title}</h1>
      <p className="engine__standfirst">{children}</p>
    </header>
  );
}
