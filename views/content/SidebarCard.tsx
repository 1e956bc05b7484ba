import type { ReactNode } from 'react';
import { QuietLink } from '../ui/Button';

interface SidebarCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly href: string };
}

export function SidebarCard({ title, children, action }: SidebarCardProps) {
  return (
    <aside className="sidebar-card" aria-label={title}>
      <h2 className="sidebar-card__title">{title}</h2>
      <div className="sidebar-card__body">{children}</div>
      {action ? <QuietLink href={action.href}>{action.label}</QuietLink> : null}
    </aside>
  );
}
