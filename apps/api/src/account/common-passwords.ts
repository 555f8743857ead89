/** The most used ones of at least six letters, as leaked lists tell (decision S14); compared in small letters. */
const common = new Set(
  `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 654321 123123 123123123 123321 112233 11223344 121212 123654 123654789 147258 147258369 159753 159357 147852 789456 789456123 456789 101010 131313 232323 696969 777777 888888 999999 666666 555555
111111 11111111 000000 00000000 222222 333333 444444 12341234 1234554321 1111111 111222 102030 10203040 100200 12344321 123456a a123456 123456q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsx qazwsxedc zaq12wsx q1w2e3 q1w2e3r4 q1w2e3r4t5 123qwe 123qweasd 1234qwer qwe123 qwer1234 asd123
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwert12345 qweasd qweasdzxc qweqwe asdfgh asdfghjkl asdf1234 asdasd asdasdasd zxcvbn zxcvbnm zxcvbnm1 abc123 abcd123 abcd1234 abcdef abcdefg abcdefgh abc12345 abc123456 abcabc a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa
password password1 password12 password123 password1234 password! passw0rd passw0rd1 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 pass123 pass1234 pass12345 passpass passwd passcode mypassword newpassword changeme change123 default test123 test1234 testing testtest tester guest123 temp123 temp1234 demo123 demo1234
admin1 admin12 admin123 admin1234 admin@123 administrator root123 toor123 login123 master master123 letmein letmein1 welcome welcome1 welcome12 welcome123 welcome@123 secret secret1 secret12 secret123 access access14 access123 system system123 server hello1 hello123 hellohello iloveyou iloveyou1 iloveyou2 iloveu loveyou lovely loveme lover123 trustno1 whatever nothing
dragon monkey monkey1 sunshine sunshine1 princess princess1 football football1 baseball basketball superman batman spiderman shadow michael michelle jordan jordan23 jennifer jessica ashley daniel charlie thomas robert george andrew joshua matthew anthony william nicole hunter killer ginger pepper cookie flower summer winter autumn spring starwars pokemon computer internet freedom forever blink182 mustang ferrari porsche yamaha samsung google google123 facebook twitter
india123 india@123 india1 indian bharat bharat123 jaihind jaihind1 jaimatadi jaishreeram jaishriram jai123 hanuman krishna krishna1 krishna123 ganesh ganesha ganesh123 lakshmi saibaba omsairam sairam sairam123 shivshakti mahadev harekrishna radhakrishna radheradhe waheguru khushi rahul123 rohit123 amit123 priya123 pooja123 neha123 kumar123 sharma123 singh123 sachin sachin10 sachin123 dhoni007 virat18 cricket cricket123 bollywood mumbai mumbai123 delhi123 ranchi ranchi123 kolkata chennai bangalore hyderabad
doorstep doorstep123 medicine medicine1 medicine123 pharmacy pharmacy1 pharmacy123 hospital hospital1 hospital123 health health123 healthcare doctor123 patient patient1 patient123 pharmacist
`
    .trim()
    .split(/\s+/),
);

/** Whether it is among the first that anybody tries: a common one, one letter again and again, or the mobile itself. */
export function isGuessable(password: string, mobile: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  return (
    common.has(plain) ||
    /^(.)\1+$/u.test(plain) ||
    (plain.replaceAll(/\D/g, '').endsWith(mobile) && plain.length <= mobile.length + 3)
  );
}
