import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CATEGORIES } from '#domain/store/items';
import { nav } from '#strings/store/nav';
import { admin, root, student } from '#web/app/parents.ts';
import { classSearch } from '#web/lib/grade.ts';
import type { Manifest } from '#web/manifest.ts';
import { storeSearch } from './admin-search.ts';

export const store = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/store',
      component: lazyRouteComponent(() => import('./screens/store-home.tsx'), 'StoreHome'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/store/orders',
      component: lazyRouteComponent(() => import('./screens/my-orders.tsx'), 'MyOrders'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/store/$categoryId',
      beforeLoad: ({ params }) => {
        if (!CATEGORIES.some((category) => category === params.categoryId)) throw redirect({ to: '/student/store' });
      },
      component: lazyRouteComponent(() => import('./screens/store-category.tsx'), 'StoreCategory'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/store',
      validateSearch: storeSearch,
      staticData: { grade: ({ tab }) => (tab === undefined || tab === 'reports' ? 'any' : undefined), pupils: true },
      component: lazyRouteComponent(() => import('./screens/admin-store.tsx'), 'AdminStore'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/admin/store/handover',
      validateSearch: classSearch,
      component: lazyRouteComponent(() => import('./screens/admin-handover.tsx'), 'AdminHandover'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/admin/store/orders/$id/slip',
      component: lazyRouteComponent(() => import('./screens/admin-slip.tsx'), 'AdminSlip'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/student/store/orders/$id/slip',
      component: lazyRouteComponent(() => import('./screens/own-slip.tsx'), 'OwnSlip'),
    }),
  ],
  nav: [{ to: '/admin/store', label: nav.store, icon: 'shop', waits: 'orders' }],
  live: [
    { key: ['student', 'store'], on: ['balance', 'penalties', 'store', 'orders', 'calendar'] },
    // An invitation says what the session costs this pupil now.
    { key: ['student', 'orders'], on: ['penalties', 'store', 'orders'] },
    { key: ['admin', 'store'], on: ['balance', 'store', 'orders'] },
    { key: ['admin', 'orders'], on: ['orders'] },
  ],
} as const satisfies Manifest;
