import { Link } from '@tanstack/react-router';

/** A pupil's name in a list of the staff's: it leads to all about them. */
export const PupilLink = ({ id, name }: { id: number; name: string }) => (
  <Link
    to="/admin/students/$studentId"
    params={{ studentId: String(id) }}
    className="min-w-0 break-words decoration-emerald decoration-2 underline-offset-4 hover:underline focus-visible:underline"
  >
    {name}
  </Link>
);
