import { adminsOnly } from '#strings/widgets';
import { ApiError } from '#web/lib/api.ts';
import { ButtonLink } from './button-link.tsx';
import { PageHead } from './page-head.tsx';
import { EmptyState } from './states.tsx';

export const isAdminOnly = (error: unknown): boolean => error instanceof ApiError && error.code === 'admin_only';

/** The server refuses a teacher; the page says why and where to go instead. */
export const ForAdminsOnly = ({ title, intro, body }: { title: string; intro: string; body: string }) => (
  <>
    <PageHead title={title} intro={intro} />
    <EmptyState
      icon="shield"
      title={adminsOnly.title}
      body={body}
      action={<ButtonLink to="/admin/settings">{adminsOnly.toSettings}</ButtonLink>}
    />
  </>
);
