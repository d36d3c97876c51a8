import type Libsql from 'libsql';
import { AT } from './rows.ts';

const ITEMS = 12;
export const ITEM_PRICE = 5;

const STOCK = 1_000_000;

/** A live store that counts what it has and has enough; its items are numbered from one. */
export const stockStore = (db: Libsql.Database): void => {
  const insert = db.prepare(
    `insert into store_items (category, name, description, price_type, price, icon, gradient, specs, permission, place,
       stock, created_at)
     values ('supermarket', ?, 'كأس شاي دافئ في الفسحة', 'coins', ${ITEM_PRICE}, 'tea', 'gold', '[]', 'none', ?, ${STOCK}, ?)`,
  );
  for (let place = 1; place <= ITEMS; place += 1) insert.run([`شاي ${place}`, place, AT]);
  db.exec("update store_settings set mode = 'live'");
};
