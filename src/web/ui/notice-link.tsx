import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon, type IconName } from './icon.tsx';

interface NoticeLinkProps {
  to: LinkProps['to'];
  icon: IconName;
  title: string;
  body: string;
  action: string;
  /** Its colours, and those of what looks like its button. */
  look: string;
  actionLook: string;
}

/** Something waits for the pupil: said on the first screen, and one press away. */
export const NoticeLink = ({ to, icon, title, body, action, look, actionLook }: NoticeLinkProps) => (
  <Link
    to={to}
    className={`flex items-center gap-3 rounded-card p-4 shadow-card transition active:translate-y-0.5 sm:px-6 ${look}`}
  >
    <Icon name={icon} className="size-11 shrink-0" />
    <span className="min-w-0 flex-1">
      <span className="block text-lg leading-snug font-black sm:text-xl">{title}</span>
      <span className="block text-sm leading-snug sm:text-base">{body}</span>
    </span>
    <span className={`shrink-0 rounded-button px-3.5 py-3 font-black sm:px-6 ${actionLook}`}>{action}</span>
  </Link>
);
