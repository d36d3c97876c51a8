export const photoAddress = (fileId: string, size: 'full' | 'small' = 'full'): string =>
  `/api/files/${fileId}${size === 'small' ? '?size=small' : ''}`;
