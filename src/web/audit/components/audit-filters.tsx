import { useQuery } from '@tanstack/react-query';
import type { AuditAction } from '#domain/vocabulary';
import { auditPage } from '#strings/audit/staff';
import { type AuditFilter, auditActionsQuery } from '#web/audit/queries.ts';
import { addressOf } from '#web/lib/api.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';

interface AuditFiltersProps {
  filter: AuditFilter;
  onAction: (action: AuditAction | undefined) => void;
  onSearch: (text: string) => void;
}

export const AuditFilters = ({ filter, onAction, onSearch }: AuditFiltersProps) => {
  const { data: { actions } = { actions: [] } } = useQuery(auditActionsQuery);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchBox label={auditPage.search} onSearch={onSearch} className="min-w-0 flex-1 basis-64" />
      <select
        aria-label={auditPage.action}
        value={filter.action ?? ''}
        onChange={(event) => onAction(actions.find(({ action }) => action === event.target.value)?.action)}
        className="min-h-11 min-w-0 flex-1 basis-48 rounded-2xl border-2 border-field-line bg-card px-3 font-extrabold sm:flex-none"
      >
        <option value="">{auditPage.allActions}</option>
        {actions.map(({ action, text }) => (
          <option key={action} value={action}>
            {text}
          </option>
        ))}
      </select>
      <DownloadLink href={addressOf('GET /api/admin/audit.csv', { query: filter })}>{auditPage.export}</DownloadLink>
    </div>
  );
};
