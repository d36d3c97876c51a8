import { AffordReport } from './admin-afford-report.tsx';
import { SalesReport } from './admin-sales-report.tsx';

export const Reports = () => (
  <div className="grid grid-cols-1 gap-6">
    <SalesReport />
    <AffordReport />
  </div>
);
