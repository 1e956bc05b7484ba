import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { type ReservationHeaderView, ReservationLayout } from '../layout/ReservationLayout';
import { Eyebrow } from '../ui/Eyebrow';

interface EngineLayoutProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly children: ReactNode;
}

/** Details and Payment stand in the frame of the reservation flow, although another system answers for them (RES-20). */
export function EngineLayout({ frame, header, children }: EngineLayoutProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <div className="engine">{children}</div>
    </ReservationLayout>
  );
}

export function EngineHead({ eyebrow, title, children }: { readonly eyebrow: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <header className="engine__head">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="reservation__title">{title}</h1>
      <p className="reservation__lead">{children}</p>
    </header>
  );
}
