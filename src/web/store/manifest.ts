import { createRoute, redirect } from '@tanstack/react-router';
import { CATEGORIES } from '#domain/store/items';
import { nav } from '#strings/store/nav';
import { admin, root, screenAt, student } from '#web/app/parents.ts';
import { classSearch } from '#web/lib/grade.ts';
import type { Manifest } from '#web/manifest.ts';
import { storeSearch } from './admin-search.ts';

export const store = {
  student: [
    createRoute(screenAt(student, '/store', () => import('./screens/store-home.tsx'), 'StoreHome')),
    createRoute(screenAt(student, '/store/orders', () => import('./screens/my-orders.tsx'), 'MyOrders')),
    createRoute({
      ...screenAt(student, '/store/$categoryId', () => import('./screens/store-category.tsx'), 'StoreCategory'),
      beforeLoad: ({ params }) => {
        if (!CATEGORIES.some((category) => category === params.categoryId)) throw redirect({ to: '/student/store' });
      },
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/store', () => import('./screens/admin-store.tsx'), 'AdminStore'),
      validateSearch: storeSearch,
      staticData: { grade: ({ tab }) => (tab === undefined || tab === 'reports' ? 'any' : undefined), pupils: true },
    }),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/store/handover', () => import('./screens/admin-handover.tsx'), 'AdminHandover'),
      validateSearch: classSearch,
    }),
    createRoute(screenAt(root, '/admin/store/orders/$id/slip', () => import('./screens/admin-slip.tsx'), 'AdminSlip')),
    createRoute(screenAt(root, '/student/store/orders/$id/slip', () => import('./screens/own-slip.tsx'), 'OwnSlip')),
  ],
  nav: [{ to: '/admin/store', label: nav.store, group: 'rewards', icon: 'shop', waits: 'orders' }],
  live: [
    { key: ['student', 'store'], on: ['balance', 'penalties', 'store', 'orders', 'calendar'] },
    // An invitation says what the session costs this pupil now.
    { key: ['student', 'orders'], on: ['penalties', 'store', 'orders'] },
    { key: ['admin', 'store'], on: ['balance', 'store', 'orders'] },
    { key: ['admin', 'orders'], on: ['orders'] },
  ],
} as const satisfies Manifest;
