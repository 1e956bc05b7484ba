import type { ReactNode } from 'react';
import { QuietLink } from '../ui/Button';
import { Picture, type PictureView } from '../ui/Picture';

interface SidebarCardProps {
  readonly title: string;
  readonly picture?: PictureView;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly href: string };
}

export function SidebarCard({ title, picture, children, action }: SidebarCardProps) {
  return (
    <aside className="sidebar-card" aria-label={title}>
      {picture ? (
        <Picture className="sidebar-card__picture" picture={picture} sizes="(min-width: 1024px) 24rem, 92vw" />
      ) : null}
      <h2 className="sidebar-card__title">{title}</h2>
      <div className="sidebar-card__body">{children}</div>
      {action ? <QuietLink href={action.href}>{action.label}</QuietLink> : null}
    </aside>
  );
}
