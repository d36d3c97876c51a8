/** In the staff's menu. */
export const nav = { consents: 'موافقات أولياء الأمور' } as const;
