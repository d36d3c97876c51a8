import type Libsql from 'libsql';

const ITEMS = 12;
export const ITEM_PRICE = 5;

/** A live store with as much of everything as anybody wants; its items are numbered from one. */
export const stockStore = (db: Libsql.Database, now: string): void => {
  const insert = db.prepare(
    `insert into store_items (category, name, description, price_type, price, icon, gradient, specs, permission, place,
       created_at)
     values ('supermarket', ?, 'كأس شاي دافئ في الفسحة', 'coins', ${ITEM_PRICE}, 'tea', 'gold', '[]', 'none', ?, ?)`,
  );
  for (let place = 1; place <= ITEMS; place += 1) insert.run([`شاي ${place}`, place, now]);
  db.exec("update store_settings set mode = 'live'");
};
