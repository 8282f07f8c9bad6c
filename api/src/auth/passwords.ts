import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { policy } from '../policy/policy.ts';
import { refusal } from './refusals.ts';

/** Hashes a password; slow on purpose. */
export function hash(password: string): Promise<string> {
  return hashPassword(password);
}

/** Whether a password belongs to a hash; as slow as hashing. */
export function verify(candidate: { hash: string; password: string }): Promise<boolean> {
  return verifyPassword(candidate);
}

// The passwords that are tried first, of at least six characters: what leaks show again and again, and India's own favourites.
const COMMON = new Set(
  `
  000000 00000000 001100 010203 0123456789 101010 102030 111111 1111111 11111111 111222 112233 121212
  123123 123123123 123321 123456 1234567 12345678 123456789 1234567890 12345678910 123456a 123456q 1234qwer
  123abc 123qwe 123qwe123 131313 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 222222 2wsx1qaz 333333 444444 555555 654321 666666 7654321 777777 7777777 786786 7867867
  87654321 888888 88888888 987654321 9876543210 999999 a12345 a123456 a1234567 a12345678 a1b2c3 a1b2c3d4
  aa123456 aa12345678 aaaaaa aaaaaaaa abc123 abc12345 abcd1234 abcd@123 abcd@1234 abcdef abcdefg abcdefgh
  admin1 admin123 admin1234 admin@123 administrator allah786 amit123 andrew angel123 angels anjali
  anjali123 anthony arsenal asd123 asdasd asdfgh asdfghj asdfghjkl ashley babyboy babygirl barcelona
  baseball basketball batman bestfriend bharat bharatmata bismillah bollywood butterfly changeme charlie
  chelsea chocolate computer cookie cricket cricket1 cricket123 daniel darling deepika default delhi123
  dhoni07 dhoni7 dragon durga123 facebook familyfirst flower football forever freedom friend friends
  friends123 ganesh ganesh123 ganesha ganpati george google guest123 hannah hanuman harharmahadev hello123
  hellohello honey123 iloveu ilovey0u iloveyou iloveyou1 india1 india123 india@123 indian123 instagram
  internet jaan123 jaihind jaihind123 jaishreeram jaishriram jennifer jessica jordan23 joshua krishna
  krishna123 kumar123 lakshmi letmein liverpool login123 love123 lovelove lovely loveme lucky123 lucky7
  mahadev master matthew michael michelle mohammad monkey mother msdhoni mumbai mummy123 mummypapa mumpapa
  mylove myworld naruto neha123 nicole nothing omnamahshivaya omsairam p@ssw0rd p@ssword papamummy pass123
  pass1234 pass@123 pass@1234 passpass passw0rd password password1 password12 password123 password1234
  password@123 pokemon pooja123 princess priya123 priyanka q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qweasd
  qweasdzxc qweqwe qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty@123 qwertyui qwertyuiop
  radhekrishna radheradhe rahul123 ramesh123 ravi123 realmadrid robert rohit123 rohit45 root123 saathi
  saathi123 saathi@123 sachin sachin10 saibaba sairam sairam123 salman123 samsung saraswati secret
  secret123 shadow shahrukh sharma123 shivshakti shreeram shriram singh123 spiderman srk123 starwars summer
  sunshine superman suresh sweetheart sweety test123 test1234 test@123 testing testtest thomas trustno1
  user123 user@123 vijay123 virat123 virat18 waheguru welcome welcome1 welcome123 welcome@123 whatever
  whatsapp winter zaq12wsx zaq1zaq1 zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is among the first that anybody would try for this address: a common one, or the address itself. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || plain === email || plain === email.split('@')[0];
}

/** Refuses a new password that is too short, too long (policy) or common. */
export function checkNewPassword(password: string, email: string): void {
  if (password.length < policy.limits.password_min) throw refusal.shortPassword();
  if (password.length > policy.limits.password_max) throw refusal.longPassword();
  if (isCommonPassword(password, email)) throw refusal.commonPassword();
}
