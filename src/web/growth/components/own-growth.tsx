import { wordAssociation as texts } from '#strings/growth/pupil';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The activities, beside what the pupil reached elsewhere. */
export const OwnGrowth = () => (
  <ul className="grid gap-4 sm:grid-cols-2">
    <li className="flex items-start gap-4 rounded-card bg-card p-5 shadow-card">
      <Icon name="spark" className="size-10 shrink-0 text-plum" />
      <div className="grid justify-items-start gap-2">
        <h2 className="text-xl font-black">{texts.title}</h2>
        <p className="text-muted">{texts.body}</p>
        <ButtonLink to="/student/self-development/word-association">{texts.play}</ButtonLink>
      </div>
    </li>
  </ul>
);
