import { useEffect, useState } from 'react';

/** An address for what is only in this page; given back when the file goes. */
export const useFileAddress = (file: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
