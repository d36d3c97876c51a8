import { Arena } from '../components/arena.tsx';

export const ArenaScreen = () => (
  <div className="py-6">
    <Arena heading="h1" />
  </div>
);
