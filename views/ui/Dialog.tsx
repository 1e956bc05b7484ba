import type { ReactNode } from 'react';

interface DialogProps {
  /** Target of its opener: `<a href="#id" data-opens-dialog>`. Without script the link shows the dialog in place. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A native dialog. Its content must close it: a link to `#` with `data-closes-dialog`, or a form. */
export function Dialog({ id, title, children }: DialogProps) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="dialog__title" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
